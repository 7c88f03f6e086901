<?php

/** SearchItemsByCategory: the running auctions of a category, one statement. Its inner part finds the ids of the
 * page in an index alone. */

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
      SELECT id FROM items
      WHERE category = ? AND end_date > ?
      ORDER BY end_date, id
      LIMIT ? OFFSET ?) page
    JOIN items i ON i.id = page.id
    ORDER BY i.end_date, i.id
    SQL;

Script::answer(static function (Site $site, Parameters $request): Page {
    $search = Search::of($request);
    $rows = $site->read(static fn (Database $database): array => $database->all(
        PAGE,
        $search->categoryId,
        $site->now(),
        $search->limit(),
        $search->offset(),
    ));
    return $search->page($rows, $site->now(), 'SearchItemsByCategory?');
});
