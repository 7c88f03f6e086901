<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

/** What needs a ticket. */
final class Purpose
{
    /** To look into a cart and to change it. The cart's number stands in the ticket as its user. */
    public const CART = 0;

    /** To order what is in a cart, for the customer who is the ticket's user. */
    public const ORDER = 1;

    /** To change a book. */
    public const CHANGE = 2;
}
