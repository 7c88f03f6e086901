<?php

/** NewProducts: the newest books of a subject, three statements. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const NEWEST = 'SELECT ' . Books::SUMMARY . <<<'SQL'

    FROM item i JOIN author a ON a.a_id = i.i_a_id
    WHERE i.i_subject = ?
    ORDER BY i.i_pub_date DESC, i.i_title, i.i_id
    LIMIT ?
    SQL;

Script::answer(static function (Site $site, Parameters $request): Page {
    $visit = Visit::of($request);
    $subject = Subject::of($request);
    $draw = Draw::any();
    [$books, $promotions] = $site->read(static fn (Database $database): array => [
        $database->all(NEWEST, $subject->value, Rules::MAX_LISTED),
        Books::promotions($database, $draw),
    ]);
    return Books::page("New books: $subject->value", $books, $promotions, $visit);
});
