<?php

/** RegisterItem: puts an item up for sale, two statements in one transaction. */

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

const CATEGORY = 'SELECT id FROM categories WHERE id = ?';
const INSERT_ITEM = <<<'SQL'
    INSERT INTO items (name, description, initial_price, quantity, reserve_price, buy_now,
      nb_of_bids, max_bid, start_date, end_date, seller, category)
    VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)
    SQL;

/** A price to buy at once of at least the initial price; 0 for none. */
function buyNowPrice(Parameters $request, int $initialPrice): int
{
    return $request->moneyOr(0, 'buyNow', Rules::MAX_AMOUNT) === 0
        ? 0
        : $request->money('buyNow', $initialPrice, Rules::MAX_AMOUNT);
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $category = $request->id('categoryId');
        $name = $request->text('name', Rules::MAX_NAME);
        $description = $request->optionalText('description', Rules::MAX_TEXT);
        $quantity = $request->number('quantity', 1, Rules::MAX_QUANTITY);
        $initialPrice = $request->money('initialPrice', 1, Rules::MAX_AMOUNT);
        $reservePrice = $request->moneyOr(0, 'reservePrice', Rules::MAX_AMOUNT);
        $buyNow = buyNowPrice($request, $initialPrice);
        $days = $request->number('duration', 1, Rules::MAX_DURATION_DAYS);
        [$seller] = $site->writer($request, 'userId', Purpose::SELL, 0, $category);
        $start = $site->now();
        $end = $site->clock->plusDays($start, $days);
        $isMadeUp = $site->settings->legacyClient && $category === 0;
        $id = $site->change(static fn (Database $database): int =>
            $isMadeUp || $database->one(CATEGORY, $category) !== null
                ? $database->insert(
                    INSERT_ITEM,
                    $name,
                    $description,
                    Money::text($initialPrice),
                    $quantity,
                    Money::text($reservePrice),
                    Money::text($buyNow),
                    Money::text(0),
                    $start,
                    $end,
                    $seller,
                    $category,
                )
                : throw new Rejected(Rejection::NoSuchCategory));
        return new Page(
            'Your auction has started',
            '<table class=facts><tr><th scope=row>Item<td>' . Links::item($id, $name)
            . "<tr><th scope=row>Quantity<td>$quantity<tr><th scope=row>Initial price<td>" . Html::price($initialPrice)
            . ($reservePrice === 0 ? '' : '<tr><th scope=row>Reserve price<td>' . Html::price($reservePrice))
            . ($buyNow === 0 ? '' : '<tr><th scope=row>Buy-now price<td>' . Html::price($buyNow))
            . '<tr><th scope=row>Started<td>' . Html::time($start)
            . '<tr><th scope=row>Ends<td>' . Html::time($end) . '</table>'
            . '<h2>Description</h2><p class=text>' . Html::text($description) . '</p>',
            Section::SELL,
        );
    },
    isWrite: true,
    form: SaleFields::of(...),
    longText: Field::Description,
);
