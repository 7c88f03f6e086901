<?php

/** A page that never ends well: it holds a row that it has changed, and then ends as it is told. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $how = $request->text('how', 20);
    $site->change(static function (Database $database) use ($site, $how): void {
        $database->one('SELECT id FROM items WHERE id = 1 FOR UPDATE');
        $database->change('UPDATE items SET nb_of_bids = nb_of_bids + 1000 WHERE id = 1');
        file_put_contents("{$site->settings->folder}/aborted", (string) getmypid());
        match ($how) {
            'exit' => exit(),
            'memory' => str_repeat('a', PHP_INT_MAX >> 8),
            'killed' => sleep(600),
            default => throw new \LogicException('No way to end'),
        };
    });
    return new Page('Not aborted', '');
});
