<?php

declare(strict_types=1);

namespace Rubis\Site;

/** A request broke a rule of the site; the database is as before. */
final class Rejected extends \Exception
{
    public function __construct(public readonly Rejection $rejection)
    {
        parent::__construct($rejection->message());
    }
}
