<?php

/** BuyNow: logs a buyer in and shows what can be bought, the statement of the login and one for the item. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $id = $request->id('itemId');
        $credentials = $request->credentials();
        [$user, $item] = $site->read(static function (Database $database) use ($site, $credentials, $id): array {
            $user = User::login($database, $credentials);
            $item = Item::current($database, $id);
            Rules::checkPurchase(1, $item->state(), $site->now());
            return [$user, $item];
        });
        $fields = new PurchaseFields(
            $site->tickets->issue($user, Purpose::BUY, $id),
            $user,
            $id,
            $item->quantity,
        );
        return new Page(
            "Buy $item->name",
            '<div class=item>' . Links::image($item->categoryId, 160)
            . '<table class=facts><tr><th scope=row>Price of one<td class=price>' . Html::price($item->buyNow)
            . "<tr><th scope=row>Quantity<td>$item->quantity<tr><th scope=row>Seller<td>" . $item->seller()
            . $item->end($site->now()) . "</table></div>\n" . Form::of($fields) . $item->description(),
        );
    },
    form: static fn (Parameters $request): LoginFields =>
        new LoginFields('BuyNow', ['itemId' => $request->id('itemId')]),
);
