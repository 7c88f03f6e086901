<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Money;

/** What the rules need to know of an item, as the database has it inside the transaction. */
final readonly class AuctionState
{
    public function __construct(
        public int $quantity,
        public int $initialPrice,
        public int $buyNow,
        public int $bids,
        public int $maxBid,
        public string $endDate,
    ) {
    }

    /**
     * Of a row: quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date.
     *
     * @param array<int, mixed> $row
     */
    public static function of(array $row): self
    {
        return new self(
            $row[0],
            Money::cents($row[1]),
            Money::cents($row[2]),
            $row[3],
            Money::cents($row[4]),
            $row[5],
        );
    }
}
