<?php

/** ViewBidHistory: the bids on an item, two statements, three for an old item. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Money;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const CURRENT_NAME = 'SELECT name FROM items WHERE id = ?';
const OLD_NAME = 'SELECT name FROM old_items WHERE id = ?';
const BIDS = <<<'SQL'
    SELECT b.id, b.user_id, u.nickname, b.bid, b.qty, b.date
    FROM bids b LEFT JOIN users u ON u.id = b.user_id
    WHERE b.item_id = ?
    ORDER BY b.date DESC, b.id DESC
    LIMIT 101
    SQL;

/**
 * @param list<array<int, mixed>> $bids
 */
function tableOfBids(array $bids, Excerpt $part): string
{
    $shown = array_slice($bids, 0, Rules::MAX_LISTED);
    $html = '<table class=list><caption>Bids' . Links::range($part->skip, count($shown), count($bids) > count($shown))
        . '<thead><tr><th scope=col>Bidder<th scope=col class=n>Bid'
        . "<th scope=col class=n>Quantity<th scope=col>Date<tbody>\n";
    foreach ($shown as [, $user, $nickname, $bid, $quantity, $date]) {
        $html .= '<tr><th scope=row>' . Links::user($user, $nickname ?? User::UNKNOWN) . '<td class=n>'
            . Html::price(Money::cents($bid)) . "<td class=n>$quantity<td>" . Html::time($date) . "\n";
    }
    return $html . '</table>'
        . Links::more(count($bids), Rules::MAX_LISTED, 'ViewBidHistory', $part->subject, $part->skip);
}

Script::answer(static function (Site $site, Parameters $request): Page {
    $part = Excerpt::of($request, 'itemId');
    [$name, $bids] = $site->read(static function (Database $database) use ($part): array {
        $item = $database->one(CURRENT_NAME, $part->subject)
            ?? $database->one(OLD_NAME, $part->subject)
            ?? throw new Rejected(Rejection::NoSuchItem);
        return [
            $item[0],
            $part->skip === 0
                ? $database->all(BIDS, $part->subject)
                : $database->all(BIDS . ' OFFSET ?', $part->subject, $part->skip),
        ];
    });
    return new Page(
        "Bids on $name",
        ($bids === [] ? '<p>No bids yet.</p>' : tableOfBids($bids, $part))
        . '<p>' . Links::item($part->subject, 'To the item') . '</p>',
    );
});
