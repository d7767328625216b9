table-log-undo =
    { $steps ->
        [one] { $seat } took back one step.
       *[other] { $seat } took back { $steps } steps.
    }
