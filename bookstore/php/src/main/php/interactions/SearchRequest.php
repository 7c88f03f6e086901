<?php

/** SearchRequest: the form for a search, two statements. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $visit = Visit::of($request);
    $draw = Draw::any();
    $promotions = $site->read(static fn (Database $database): array => Books::promotions($database, $draw));
    return new Page(
        'Search',
        Form::of(new SearchFields($visit)) . Books::recommended($promotions, $visit) . Links::cart($visit),
        Section::SEARCH,
        carried: $visit->query(),
    );
});
