<?php

/** BrowseCategories, BrowseCategoriesInRegion and SelectCategoryToSellItem: the categories, one statement, and
 * one before it for the region or the login. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const REGION = 'SELECT id, name FROM regions WHERE name = ?';

function selectCategoryToSellItem(Site $site, Parameters $request): Page
{
    $credentials = $request->credentials();
    [$seller, $categories] = $site->read(static fn (Database $database): array => [
        User::login($database, $credentials),
        Categories::all($database),
    ]);
    $hidden = (new Form())->ticket($site->tickets->issue($seller, Purpose::SELL))->hidden('user', $seller);
    $html = '<form method=post action=SellItemForm class=choice>' . $hidden->html() . '<ul class=tiles>';
    foreach ($categories as [$id, $name]) {
        $html .= "<li><button name=category value=$id>" . Links::image($id, 32) . Html::text($name) . "</button>\n";
    }
    return new Page('Choose a category', $html . '</ul></form>', Section::SELL);
}

function browseCategoriesInRegion(Site $site, string $name): Page
{
    [$region, $categories] = $site->read(static fn (Database $database): array => [
        $database->one(REGION, $name) ?? throw new Rejected(Rejection::NoSuchRegion),
        Categories::all($database),
    ]);
    return new Page(
        count($categories) . " categories in $region[1]",
        Categories::links($categories, "SearchItemsByRegion?region=$region[0]&category="),
        Section::BROWSE,
    );
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        if ($request->has('nickname')) {
            return selectCategoryToSellItem($site, $request);
        }
        if ($request->has('region')) {
            return browseCategoriesInRegion($site, $request->text('region', Rules::MAX_PLACE_NAME));
        }
        $categories = $site->read(Categories::all(...));
        return new Page(
            'All ' . count($categories) . ' categories',
            Categories::links($categories, 'SearchItemsByCategory?category='),
            Section::BROWSE,
        );
    },
    form: static fn (Parameters $request): ?LoginFields => $request->has('nickname')
        ? new LoginFields('BrowseCategories', [], Section::SELL)
        : null,
);
