<?php

/** A page whose statement takes four seconds, which is within the limits of answers. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $site->read(static fn (Database $database): ?array => $database->one('SELECT SLEEP(4)'));
    return new Page('Slow', '');
});
