<?php

declare(strict_types=1);

/** Finds the classes that the scripts of the auction use: Rubis\Auction\Item is lib/Auction/Item.php. */
spl_autoload_register(static function (string $class): void {
    require __DIR__ . '/lib/' . strtr(substr($class, strlen('Rubis\\')), '\\', '/') . '.php';
});
