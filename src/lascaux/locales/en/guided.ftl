# First games that teach.

guided-next = Next
guided-back = Back
guided-far = Step { $step } of { $steps }
problem-not-in-script = This would be allowed, but the lesson shows something else now: take the piece that is marked.
option-marked = {" "}(marked)
