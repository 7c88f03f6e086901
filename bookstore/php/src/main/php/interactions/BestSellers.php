<?php

/** BestSellers: the books of a subject that sell best, three statements. The first one adds up the copies of
 * each book in the newest orders, and only then looks for titles and authors. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const BEST = 'SELECT ' . Books::SUMMARY . "\nFROM (" . Rankings::BEST . <<<'SQL'
    ) best JOIN item i ON i.i_id = best.book JOIN author a ON a.a_id = i.i_a_id
    ORDER BY best.copies DESC, best.book
    SQL;

Script::answer(static function (Site $site, Parameters $request): Page {
    $visit = Visit::of($request);
    $subject = Subject::of($request);
    $draw = Draw::any();
    [$books, $promotions] = $site->read(static fn (Database $database): array => [
        $database->all(BEST, Rules::BEST_SELLER_ORDERS, $subject->value, Rules::MAX_LISTED),
        Books::promotions($database, $draw),
    ]);
    return Books::page("Best sellers: $subject->value", $books, $promotions, $visit);
});
