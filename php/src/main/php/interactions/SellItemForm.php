<?php

/** SellItemForm: the form that describes an item for sale. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $category = $request->id('category');
    [$seller, $nonce] = $site->writer($request, 'user', Purpose::SELL);
    $ticket = $nonce === '' ? '' : $site->tickets->issue($seller, Purpose::SELL, 0, $category);
    return new Page('Describe your item', Form::of(new SaleFields($ticket, $seller, $category)), Section::SELL);
});
