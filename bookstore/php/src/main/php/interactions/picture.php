<?php

/** Draws the picture of a book, which browsers keep for a day. */

declare(strict_types=1);

namespace Rubis\Bookstore;

require dirname(__DIR__) . '/lib/Site/classes.php';

preg_match('#/(image|thumbnail)s/([0-9]+)\.png$#D', explode('?', $_SERVER['REQUEST_URI'], 2)[0], $parts);
if (!isset($parts[2])) {
    Script::refuse();
    return;
}
[, $kind, $number] = $parts;
$etag = "\"$kind-$number\"";
header('Cache-Control: public, max-age=86400');
header("ETag: $etag");
if (($_SERVER['HTTP_IF_NONE_MATCH'] ?? '') === $etag) {
    http_response_code(304);
    return;
}
$file = $kind === 'image' ? Cover::image((int) $number) : Cover::thumbnail((int) $number);
header('Content-Type: image/png');
header('Content-Length: ' . strlen($file));
echo $file;
