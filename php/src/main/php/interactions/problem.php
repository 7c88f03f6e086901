<?php

declare(strict_types=1);

/** Answers what no script and no file answers, and what the web server refuses. */

namespace Rubis\Auction;

use Rubis\Site\Problem;

require dirname(__DIR__) . '/auction.php';

$status = (int) ($_SERVER['REDIRECT_STATUS'] ?? 404);
if (explode('?', $_SERVER['REQUEST_URI'], 2)[0] === Script::ROOT) {
    header('Location: ' . Script::ROOT . '/', true, 302);
    return;
}
if ($status === 405) {
    header('Allow: GET, HEAD');
}
Script::refuse(match (true) {
    $status === 404, $status === 200 => Problem::noSuchPage(),
    $status === 405, $status === 501 => Problem::methodNotAllowed(false),
    $status === 413 => Problem::tooLarge(),
    $status === 417 => Problem::expectationFailed(),
    default => Problem::malformed($status),
});
