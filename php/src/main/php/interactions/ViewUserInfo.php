<?php

/** ViewUserInfo: a user and the comments received. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $part = Excerpt::of($request, 'userId');
    $user = $site->read(static fn (Database $database): User => User::view($database, $part->subject, $part->skip));
    return new Page($user->nickname, $user->standing() . $user->comments('Comments'));
});
