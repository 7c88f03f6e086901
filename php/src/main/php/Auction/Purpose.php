<?php

declare(strict_types=1);

namespace Rubis\Auction;

/** What a ticket allows its user to do. */
final class Purpose
{
    public const BID = 0;
    public const BUY = 1;
    public const COMMENT = 2;
    public const SELL = 3;
    public const READ = 4;
}
