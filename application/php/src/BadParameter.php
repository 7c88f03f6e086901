<?php

declare(strict_types=1);

namespace Rubis\Site;

/** A parameter is missing, cannot be read or is out of its range. */
final class BadParameter extends \Exception
{
    /** @param string $expectation what it must be, to follow "must be" */
    public function __construct(public readonly string $name, public readonly string $expectation)
    {
        parent::__construct("The parameter '$name' must be $expectation.");
    }
}
