## Beside a reckoning
rule-called = Rule { $rule }
