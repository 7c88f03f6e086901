<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Rejected;

/** The business rules; each is checked against what the database says inside the transaction. */
final class Rules
{
    /** The ratings that a comment may give. */
    public const RATINGS = [-5, -3, 0, 3, 5];

    public const DEFAULT_ITEMS_PER_PAGE = 25;
    public const MAX_ITEMS_PER_PAGE = 100;

    /** Longest name of an item, and longest description or comment, in characters. */
    public const MAX_NAME = 100;
    public const MAX_TEXT = 8192;

    public const MAX_DURATION_DAYS = 30;
    public const MAX_QUANTITY = 100;

    /** The largest amount that a request may name, in cents. */
    public const MAX_AMOUNT = 99_999_999_999;

    /** Most comments on a page, and most lines of other lists; queries ask for one more. */
    public const MAX_COMMENTS = 25;
    public const MAX_LISTED = 100;

    /** How far back AboutMe looks. */
    public const RECENT_DAYS = 30;

    /** Longest name of a region or category, in characters. */
    public const MAX_PLACE_NAME = 50;

    /** The price shown: the highest bid, else the initial price. */
    public static function price(int $initialPrice, int $maxBid): int
    {
        return $maxBid === 0 ? $initialPrice : $maxBid;
    }

    /** The least that the next bid must offer, never more than the database holds. */
    public static function minimumBid(int $initialPrice, int $bids, int $maxBid): int
    {
        return $bids === 0 ? $initialPrice : min(\Rubis\Site\Money::MAX_CENTS, $maxBid + 100);
    }

    /** Whether bids and purchases are taken: the end lies ahead and a unit is left. */
    public static function isOpen(int $quantity, string $endDate, string $now): bool
    {
        return $quantity > 0 && $endDate > $now;
    }

    /**
     * The lowest bid that still wins a unit.
     *
     * @param list<array{int, int}> $highestFirst amounts and quantities
     */
    public static function lowestWinningBid(int $quantity, array $highestFirst): int
    {
        $lowest = 0;
        foreach ($highestFirst as [$bid, $units]) {
            if ($quantity <= 0) {
                break;
            }
            $lowest = $bid;
            $quantity -= $units;
        }
        return $lowest;
    }

    /**
     * Decides whether a bid may be placed on an item that is locked for this transaction.
     *
     * @throws Rejected if not
     */
    public static function checkBid(int $units, int $bid, int $maxBid, AuctionState $item, string $now): void
    {
        match (true) {
            !self::isOpen($item->quantity, $item->endDate, $now) => throw new Rejected(Rejection::AuctionEnded),
            $units > $item->quantity => throw new Rejected(Rejection::NotEnoughUnits),
            $bid < self::minimumBid($item->initialPrice, $item->bids, $item->maxBid) =>
                throw new Rejected(Rejection::BidTooLow),
            $maxBid < $bid => throw new Rejected(Rejection::MaxBidBelowBid),
            default => true,
        };
    }

    /**
     * Decides whether units of an item may be bought at once.
     *
     * @throws Rejected if not
     */
    public static function checkPurchase(int $units, AuctionState $item, string $now): void
    {
        match (true) {
            $item->buyNow === 0 => throw new Rejected(Rejection::NotForBuyNow),
            !self::isOpen($item->quantity, $item->endDate, $now) => throw new Rejected(Rejection::AuctionEnded),
            $units > $item->quantity => throw new Rejected(Rejection::NotEnoughUnits),
            default => true,
        };
    }

    /** What a rating means, in words. */
    public static function ratingWord(int $rating): string
    {
        return match (true) {
            $rating === 0 => 'Neutral',
            $rating > 0 => $rating >= 5 ? 'Excellent' : 'Good',
            default => $rating <= -5 ? 'Very bad' : 'Bad',
        };
    }
}
