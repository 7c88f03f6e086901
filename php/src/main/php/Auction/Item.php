<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Money;
use Rubis\Site\Rejected;

/** All that the page of an item shows, be it running, ended or one of the old items. */
final readonly class Item
{
    private const CURRENT = <<<'SQL'
        SELECT i.id, i.name, i.description, i.quantity, i.initial_price, i.reserve_price,
          i.buy_now, i.nb_of_bids, i.max_bid, i.seller, u.nickname, i.start_date, i.end_date,
          i.category
        FROM items i LEFT JOIN users u ON u.id = i.seller
        WHERE i.id = ?
        SQL;

    private const OLD = <<<'SQL'
        SELECT i.id, i.name, i.description, i.quantity, i.initial_price, i.reserve_price,
          i.buy_now, i.nb_of_bids, i.max_bid, i.seller, u.nickname, i.start_date, i.end_date,
          i.category
        FROM old_items i LEFT JOIN users u ON u.id = i.seller
        WHERE i.id = ?
        SQL;

    private const HIGHEST_BIDS = 'SELECT bid, qty FROM bids WHERE item_id = ? ORDER BY bid DESC, id LIMIT ?';

    private function __construct(
        public int $id,
        public string $name,
        public string $description,
        public int $quantity,
        public int $initialPrice,
        public int $reservePrice,
        public int $buyNow,
        public int $bids,
        public int $maxBid,
        public int $lowestWinningBid,
        public int $sellerId,
        public string $sellerNickname,
        public string $startDate,
        public string $endDate,
        public int $categoryId,
    ) {
    }

    /**
     * The item: one statement, a second one for an old item or if several bids can win.
     *
     * @throws Rejected if there is none
     */
    public static function view(Database $database, int $id): self
    {
        $row = $database->one(self::CURRENT, $id);
        if ($row === null) {
            return self::of($database->one(self::OLD, $id) ?? throw new Rejected(Rejection::NoSuchItem));
        }
        if ($row[3] <= 1 || $row[7] === 0) {
            return self::of($row);
        }
        $highestFirst = array_map(
            static fn (array $bid): array => [Money::cents($bid[0]), $bid[1]],
            $database->all(self::HIGHEST_BIDS, $id, $row[3]),
        );
        return self::of($row, Rules::lowestWinningBid($row[3], $highestFirst));
    }

    /**
     * The item among the current ones, its lowest winning bid taken to be the highest one.
     *
     * @throws Rejected if there is none
     */
    public static function current(Database $database, int $id): self
    {
        return self::of($database->one(self::CURRENT, $id) ?? throw new Rejected(Rejection::NoSuchItem));
    }

    /** @param array<int, mixed> $row */
    private static function of(array $row, ?int $lowestWinningBid = null): self
    {
        $maxBid = Money::cents($row[8]);
        return new self(
            $row[0],
            $row[1],
            $row[2],
            $row[3],
            Money::cents($row[4]),
            Money::cents($row[5]),
            Money::cents($row[6]),
            $row[7],
            $maxBid,
            $lowestWinningBid ?? $maxBid,
            $row[9],
            $row[10] ?? User::UNKNOWN,
            $row[11],
            $row[12],
            $row[13],
        );
    }

    /** What the rules need to know of it. */
    public function state(): AuctionState
    {
        return new AuctionState(
            $this->quantity,
            $this->initialPrice,
            $this->buyNow,
            $this->bids,
            $this->maxBid,
            $this->endDate,
        );
    }

    /** The least that the next bid must offer, in cents. */
    public function minimumBid(): int
    {
        return Rules::minimumBid($this->initialPrice, $this->bids, $this->maxBid);
    }

    /** Whether bids and purchases are still taken at that moment. */
    public function isOpenAt(string $now): bool
    {
        return Rules::isOpen($this->quantity, $this->endDate, $now);
    }

    /** Whether it can be bought at once at that moment. */
    public function isBuyableAt(string $now): bool
    {
        return $this->buyNow !== 0 && $this->isOpenAt($now);
    }

    /** Its picture, prices and dates. */
    public function facts(string $now): string
    {
        return '<div class=item>' . Links::image($this->categoryId, 160) . '<table class=facts>' . $this->prices()
            . '<tr><th scope=row>Bids<td>' . Links::bidHistory($this->id, $this->bids)
            . "<tr><th scope=row>Quantity<td>$this->quantity<tr><th scope=row>Seller<td>" . $this->seller()
            . '<tr><th scope=row>Started<td>' . Html::time($this->startDate) . $this->end($now)
            . "</table></div>\n";
    }

    /** The seller, with a link to comment on them. */
    public function seller(): string
    {
        return Links::user($this->sellerId, $this->sellerNickname) . ' '
            . Links::commentOnSeller($this->sellerId, $this->id);
    }

    /** The row that says when it ends. */
    public function end(string $now): string
    {
        return '<tr><th scope=row>Ends<td>' . Html::time($this->endDate)
            . ' (' . Html::timeLeft($now, $this->endDate) . ')';
    }

    /** The seller's text. */
    public function description(): string
    {
        return '<h2>Description</h2><p class=text>' . Html::text($this->description) . '</p>';
    }

    private function prices(): string
    {
        $html = '<tr><th scope=row>' . ($this->bids === 0 ? 'Initial price' : 'Highest bid')
            . '<td class=price>' . Html::price(Rules::price($this->initialPrice, $this->maxBid));
        if ($this->quantity > 1 && $this->bids > 0) {
            $html .= '<tr><th scope=row>Lowest bid that wins<td>' . Html::price($this->lowestWinningBid);
        }
        if ($this->reservePrice !== 0) {
            $isMet = $this->bids > 0 && $this->maxBid >= $this->reservePrice;
            $html .= '<tr><th scope=row>Reserve price<td>' . ($isMet ? 'met' : 'not met yet');
        }
        if ($this->buyNow !== 0) {
            $html .= '<tr><th scope=row>Buy now for<td>' . Html::price($this->buyNow);
        }
        return $html;
    }
}
