## Beside a reckoning
rule-called = Zasada { $rule }
