<?php

/** PutBidAuth: asks who wants to bid. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $login = new LoginFields('PutBid', ['itemId' => $request->id('itemId')]);
    return new Page('Log in to bid', Form::of($login));
});
