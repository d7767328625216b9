# The pages of rules and components.

rules-parts = What to read
rules-part-lesson = Learn
rules-part-rules = Rules
rules-part-components = Components
rules-components-find = Find a component
rules-components-none = No component has all these words.
rules-components-of = { $kind } ({ $count })
