<?php

/** PutBid: logs a bidder in and shows what can be bid on. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

function bidForm(Site $site, Item $item, int $user, string $now): string
{
    $ticket = $site->tickets->issue($user, Purpose::BID, $item->id);
    if (!$item->isOpenAt($now)) {
        return '<p class=bad>This auction has ended.</p>';
    }
    return '<h2>Your bid</h2>'
        . Form::of(new BidFields($ticket, $user, $item->id, $item->minimumBid(), $item->quantity))
        . ($item->isBuyableAt($now) ? '<p>Or: ' . Links::buyNow($item->id) . "</p>\n" : '');
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $id = $request->id('itemId');
        $credentials = $request->credentials();
        [$user, $item] = $site->read(static fn (Database $database): array => [
            User::login($database, $credentials),
            Item::view($database, $id),
        ]);
        $now = $site->now();
        return new Page(
            "Bid on $item->name",
            $item->facts($now) . bidForm($site, $item, $user, $now) . $item->description(),
        );
    },
    form: static fn (Parameters $request): LoginFields =>
        new LoginFields('PutBid', ['itemId' => $request->id('itemId')]),
);
