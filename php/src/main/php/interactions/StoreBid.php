<?php

/** StoreBid: places a bid, three statements in one transaction. The item is locked before its highest bid is
 * looked at, so bids on one item come one after the other and none is overwritten. */

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

const LOCK_ITEM = <<<'SQL'
    SELECT quantity, initial_price, buy_now, nb_of_bids, max_bid, end_date
    FROM items
    WHERE id = ?
    FOR UPDATE
    SQL;
const INSERT_BID = 'INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date) VALUES (?, ?, ?, ?, ?, ?)';
const RAISE_MAX_BID = 'UPDATE items SET max_bid = ?, nb_of_bids = nb_of_bids + 1 WHERE id = ?';

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $item = $request->id('itemId');
        $units = $request->number('qty', 1, Rules::MAX_QUANTITY);
        $bid = $request->money('bid', 0, Rules::MAX_AMOUNT);
        $maxBid = $request->moneyOr($bid, 'maxBid', Rules::MAX_AMOUNT);
        [$user] = $site->writer($request, 'userId', Purpose::BID, $item);
        $site->change(static function (Database $database) use ($site, $user, $item, $units, $bid, $maxBid): void {
            $now = $site->now();
            $row = $database->one(LOCK_ITEM, $item) ?? throw new Rejected(Rejection::NoSuchItem);
            Rules::checkBid($units, $bid, $maxBid, AuctionState::of($row), $now);
            $database->write(INSERT_BID, $user, $item, $units, Money::text($bid), Money::text($maxBid), $now);
            $database->change(RAISE_MAX_BID, Money::text($bid), $item);
        });
        return new Page(
            'Your bid is placed',
            '<p class=good role=status>You bid ' . Html::price($bid) . " for $units"
            . ($units === 1 ? ' unit, and' : ' units, and') . ' would pay up to ' . Html::price($maxBid)
            . '.</p><p>' . Links::item($item, 'To the item') . ' <a href=browse.html>Browse items</a></p>',
        );
    },
    isWrite: true,
    form: BidFields::of(...),
);
