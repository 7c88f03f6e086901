<?php

declare(strict_types=1);

namespace Rubis\Site;

/** A request ends with a page that says why: it cannot be read, or the site cannot answer it now. */
final class Unanswerable extends \Exception
{
    public function __construct(public readonly Problem $problem, ?\Throwable $cause = null)
    {
        parent::__construct($problem->message, 0, $cause);
    }
}
