<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

/** The files where the parts of the site begin. */
final class Section
{
    public const HOME = 'Home';
    public const SEARCH = 'SearchRequest';
    public const ORDERS = 'order_inquiry.html';

    public const LABELS = [
        self::HOME => 'Shop',
        self::SEARCH => 'Search',
        self::ORDERS => 'My orders',
    ];
}
