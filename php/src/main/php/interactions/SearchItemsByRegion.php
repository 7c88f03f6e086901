<?php

/** SearchItemsByRegion: the running auctions of a category whose sellers live in a region, one statement. Its
 * inner part reads the items from an index that also holds the sellers. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const PAGE = <<<'SQL'
    SELECT i.id, i.name, i.initial_price, i.max_bid, i.nb_of_bids, i.end_date, i.buy_now,
      i.category
    FROM (
      SELECT offered.id
      FROM items offered JOIN users u ON u.id = offered.seller
      WHERE offered.category = ? AND offered.end_date > ? AND u.region = ?
      ORDER BY offered.end_date, offered.id
      LIMIT ? OFFSET ?) page
    JOIN items i ON i.id = page.id
    ORDER BY i.end_date, i.id
    SQL;

Script::answer(static function (Site $site, Parameters $request): Page {
    $region = $request->id('region');
    $search = Search::of($request);
    $rows = $site->read(static fn (Database $database): array => $database->all(
        PAGE,
        $search->categoryId,
        $site->now(),
        $region,
        $search->limit(),
        $search->offset(),
    ));
    return $search->page($rows, $site->now(), "SearchItemsByRegion?region=$region&");
});
