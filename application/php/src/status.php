<?php

/** Tells the bench what opcache has compiled, in words. Its address is known to the bench only. */

declare(strict_types=1);

$opcache = (array) opcache_get_status(false);
$counts = $opcache['opcache_statistics'];
$jit = $opcache['jit'];
$usedBytes = $jit['buffer_size'] - $jit['buffer_free'];
header('Content-Type: text/plain;charset=UTF-8');
printf(
    'opcache has %d scripts and looked in vain %d times; JIT is %s',
    $counts['num_cached_scripts'],
    $counts['misses'],
    $jit['on'] ? sprintf('on and fills %.1f of %.0f MB', $usedBytes / 1e6, $jit['buffer_size'] / 1e6) : 'off',
);
