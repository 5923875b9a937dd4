## Beside a reckoning
rule-called = ルール{ $rule }
