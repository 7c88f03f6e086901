<?php

declare(strict_types=1);

namespace Rubis\Site;

/** What became of a request, for machines that read pages. */
enum Outcome: string
{
    case Ok = 'ok';
    case Rejected = 'rejected';
    case BadRequest = 'bad-request';
    case Refused = 'refused';
    case Failed = 'failed';

    /** Whether an old client is to count this request as failed. */
    public function isFailure(): bool
    {
        return $this === self::BadRequest || $this === self::Refused || $this === self::Failed;
    }
}
