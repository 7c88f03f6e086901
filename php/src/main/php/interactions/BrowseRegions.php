<?php

/** BrowseRegions: the regions, one statement. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const REGIONS = 'SELECT id, name FROM regions ORDER BY id';

Script::answer(static function (Site $site, Parameters $request): Page {
    $regions = $site->read(static fn (Database $database): array => $database->all(REGIONS));
    $html = '<ul class=tiles>';
    foreach ($regions as [, $name]) {
        $html .= '<li><a href="BrowseCategories?region=' . Html::urlValue($name) . '">' . Html::text($name) . "</a>\n";
    }
    return new Page('All ' . count($regions) . ' regions', $html . '</ul>', Section::BROWSE);
});
