<?php

/** StoreBuyNow: buys units of an item, three statements in one transaction. The item is locked before its units
 * are looked at. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const LOCK_ITEM = <<<'SQL'
    SELECT quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date,
      EXISTS (SELECT 1 FROM buy_now WHERE ticket = ?)
    FROM items
    WHERE id = ?
    FOR UPDATE
    SQL;
const INSERT_PURCHASE = 'INSERT INTO buy_now (buyer_id, item_id, qty, date, ticket) VALUES (?, ?, ?, ?, ?)';
const TAKE_UNITS = 'UPDATE items SET quantity = ?, end_date = ? WHERE id = ?';

function buy(Database $database, int $buyer, int $item, int $units, ?string $ticket, string $now): void
{
    $row = $database->one(LOCK_ITEM, $ticket, $item) ?? throw new Rejected(Rejection::NoSuchItem);
    if ($row[6] !== 0) {
        throw new Rejected(Rejection::TicketUsed);
    }
    $state = AuctionState::of($row);
    Rules::checkPurchase($units, $state, $now);
    if ($database->insertIfUnique(INSERT_PURCHASE, $buyer, $item, $units, $now, $ticket) === null) {
        throw new Rejected(Rejection::TicketUsed);
    }
    $left = $state->quantity - $units;
    $database->change(TAKE_UNITS, $left, $left === 0 ? $now : $state->endDate, $item);
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $item = $request->id('itemId');
        $units = $request->number('qty', 1, Rules::MAX_QUANTITY);
        [$buyer, $nonce] = $site->writer($request, 'userId', Purpose::BUY, $item);
        $ticket = $nonce === '' ? null : $nonce;
        $site->change(static function (Database $database) use ($site, $buyer, $item, $units, $ticket): void {
            buy($database, $buyer, $item, $units, $ticket, $site->now());
        });
        return new Page(
            'It is yours',
            "<p class=good role=status>You bought $units" . ($units === 1 ? ' unit.</p><p>' : ' units.</p><p>')
            . Links::item($item, 'To the item') . ' <a href=browse.html>Browse items</a></p>',
        );
    },
    isWrite: true,
    form: PurchaseFields::of(...),
);
