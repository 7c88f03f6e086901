<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Clock;
use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Html;
use Rubis\Site\Money;

/** The five lists of AboutMe that only their user sees, one statement each. */
enum MyList: int
{
    case Bids = 0;
    case Selling = 1;
    case Sold = 2;
    case Won = 3;
    case Bought = 4;

    private const BIDS = <<<'SQL'
        SELECT i.id, i.name, i.max_bid, mine.max_bid, i.quantity, i.start_date, i.end_date,
          i.seller, u.nickname
        FROM (
          SELECT item_id, max_bid,
            ROW_NUMBER() OVER (PARTITION BY item_id ORDER BY bid DESC, id DESC) AS place
          FROM bids
          WHERE user_id = ?) mine
        JOIN items i ON i.id = mine.item_id
        LEFT JOIN users u ON u.id = i.seller
        WHERE mine.place = 1 AND i.end_date > ?
        ORDER BY i.end_date, i.id
        LIMIT 101
        SQL;

    private const SELLING = <<<'SQL'
        SELECT id, name, initial_price, max_bid, nb_of_bids, quantity, reserve_price, buy_now,
          start_date, end_date
        FROM items
        WHERE seller = ? AND end_date > ?
        ORDER BY end_date, id
        LIMIT 101
        SQL;

    private const SOLD = <<<'SQL'
        SELECT id, name, initial_price, max_bid, nb_of_bids, quantity, reserve_price, buy_now,
          start_date, end_date
        FROM items
        WHERE seller = ? AND end_date > ? AND end_date <= ?
        ORDER BY end_date DESC, id DESC
        LIMIT 101
        SQL;

    private const WON = <<<'SQL'
        SELECT i.id, i.name, i.max_bid, i.end_date, i.seller, u.nickname
        FROM (SELECT item_id, MAX(bid) AS bid FROM bids WHERE user_id = ? GROUP BY item_id) mine
        JOIN items i ON i.id = mine.item_id AND i.max_bid = mine.bid
        LEFT JOIN users u ON u.id = i.seller
        WHERE i.end_date > ? AND i.end_date <= ?
        ORDER BY i.end_date DESC, i.id DESC
        LIMIT 101
        SQL;

    private const BOUGHT = <<<'SQL'
        SELECT i.id, i.name, i.buy_now, b.qty, b.date, i.seller, u.nickname
        FROM buy_now b
        JOIN items i ON i.id = b.item_id
        LEFT JOIN users u ON u.id = i.seller
        WHERE b.buyer_id = ? AND b.date > ?
        ORDER BY b.date DESC, b.id DESC
        LIMIT 101
        SQL;

    /**
     * The lines of a user, after the first ones.
     *
     * @return list<array<int, mixed>>
     */
    public function lines(Database $database, int $user, string $now, int $skip): array
    {
        $recent = Clock::plusDays($now, -Rules::RECENT_DAYS);
        $query = match ($this) {
            self::Bids => [self::BIDS, $user, $now],
            self::Selling => [self::SELLING, $user, $now],
            self::Sold => [self::SOLD, $user, $recent, $now],
            self::Won => [self::WON, $user, $recent, $now],
            self::Bought => [self::BOUGHT, $user, $recent],
        };
        if ($skip > 0) {
            $query[0] .= ' OFFSET ?';
            $query[] = $skip;
        }
        return $database->all(...$query);
    }

    /**
     * The list as the page shows it.
     *
     * @param list<array<int, mixed>> $lines at most one more than are shown
     * @param string $ticket allows to read further lines; empty if there are none
     */
    public function html(array $lines, string $now, string $ticket, int $skip): string
    {
        $count = count($lines);
        $html = ($this === self::Bids && $count > 0 ? Links::WORDS_OF_ROWS : '') . '<h2>' . $this->heading()
            . Links::count($count, Rules::MAX_LISTED, $skip)
            . '</h2><table class=list><thead><tr><th scope=col>Item<th scope=col class=n>Price'
            . match ($this) {
                self::Bids => '<th scope=col class=n>My limit',
                self::Selling, self::Sold => '<th scope=col class=n>Bids',
                self::Won, self::Bought => '<th scope=col>Seller',
            }
            . "<th scope=col class=\"n w\">Quantity<th scope=col class=w>Date<td><tbody>\n";
        foreach (array_slice($lines, 0, Rules::MAX_LISTED) as $index => $line) {
            $html .= match ($this) {
                self::Bids => self::bid($line, $now, $index + 1),
                self::Selling, self::Sold => self::sale($line, $now),
                self::Won => self::win($line),
                self::Bought => self::purchase($line),
            };
        }
        return $html . ($count === 0 ? '<tr><td colspan=6>Nothing right now.</table>' : '</table>')
            . $this->end($count, $ticket, $skip);
    }

    private function heading(): string
    {
        return match ($this) {
            self::Bids => 'My bids',
            self::Selling => 'I am selling',
            self::Sold => 'I sold lately',
            self::Won => 'I won lately',
            self::Bought => 'I bought lately',
        };
    }

    private function end(int $count, string $ticket, int $skip): string
    {
        if ($count <= Rules::MAX_LISTED) {
            return '';
        }
        $html = $skip === 0 ? '<p>Only the first ' . Rules::MAX_LISTED . ' are listed here.</p>' : '';
        if ($ticket === '') {
            return $html;
        }
        $form = (new Form())
            ->begin('AboutMe')
            ->ticket($ticket)
            ->hidden('list', $this->value)
            ->hidden('skip', $skip + Rules::MAX_LISTED);
        $form->send('More (' . $this->heading() . ')');
        return $html . $form->html();
    }

    /** @param array<int, mixed> $line */
    private static function bid(array $line, string $now, int $row): string
    {
        [$id, $name, $price, $myMaxBid, $quantity, , $end, $seller, $nickname] = $line;
        return '<tr><th scope=row>' . Links::itemOfRow($id, $name, $row) . ' from '
            . Links::user($seller, $nickname ?? User::UNKNOWN) . '<td class=n>' . Html::price(Money::cents($price))
            . '<td class=n>' . Html::price(Money::cents($myMaxBid)) . "<td class=\"n w\">$quantity"
            . self::endOfAuction($end, $now) . '<td class=act>' . Links::bidOfRow($id, $row) . "\n";
    }

    /** @param array<int, mixed> $line */
    private static function sale(array $line, string $now): string
    {
        [$id, $name, $initialPrice, $maxBid, $bids, $quantity, , , , $end] = $line;
        $price = Rules::price(Money::cents($initialPrice), Money::cents($maxBid));
        return '<tr><th scope=row>' . Links::item($id, $name) . '<td class=n>' . Html::price($price)
            . "<td class=n>$bids<td class=\"n w\">$quantity" . self::endOfAuction($end, $now) . "<td>\n";
    }

    private static function endOfAuction(string $end, string $now): string
    {
        return '<td class=w>' . Html::time($end) . ' (' . Html::timeLeft($now, $end) . ')';
    }

    /** @param array<int, mixed> $line */
    private static function win(array $line): string
    {
        [$id, $name, $price, $end, $seller, $nickname] = $line;
        return '<tr><th scope=row>' . Links::item($id, $name) . '<td class=n>' . Html::price(Money::cents($price))
            . '<td>' . Links::user($seller, $nickname ?? User::UNKNOWN) . '<td class=w><td class=w>'
            . Html::time($end) . '<td>' . Links::comment($seller, $id, $name) . "\n";
    }

    /** @param array<int, mixed> $line */
    private static function purchase(array $line): string
    {
        [$id, $name, $price, $quantity, $date, $seller, $nickname] = $line;
        return '<tr><th scope=row>' . Links::item($id, $name) . '<td class=n>' . Html::price(Money::cents($price))
            . '<td>' . Links::user($seller, $nickname ?? User::UNKNOWN) . "<td class=\"n w\">$quantity<td class=w>"
            . Html::time($date) . '<td>' . Links::comment($seller, $id, $name) . "\n";
    }
}
