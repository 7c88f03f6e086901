<?php

/** Finds the classes that the scripts of a site use: Rubis\Auction\Item is lib/Auction/Item.php. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    require dirname(__DIR__) . '/' . strtr(substr($class, strlen('Rubis\\')), '\\', '/') . '.php';
});
