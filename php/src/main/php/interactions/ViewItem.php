<?php

/** ViewItem: an item, its price and its seller. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $id = $request->id('itemId');
    $item = $site->read(static fn (Database $database): Item => Item::view($database, $id));
    $now = $site->now();
    $actions = $item->isOpenAt($now)
        ? '<p class=act>' . Links::bid($id) . ($item->isBuyableAt($now) ? ' ' . Links::buyNow($id) : '') . "</p>\n"
        : "<p>This auction has ended.</p>\n";
    return new Page($item->name, $item->facts($now) . $actions . $item->description());
});
