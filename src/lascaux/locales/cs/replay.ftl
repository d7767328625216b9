
review-why-rival = pro nejsilnějšího soupeře
