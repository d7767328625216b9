
review-why-rival = dla najsilniejszego rywala
