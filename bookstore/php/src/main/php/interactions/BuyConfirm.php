<?php

/** BuyConfirm: orders what is in a cart: in one transaction seven statements, two for each line, and two or three
 * for another address. The cart is locked first, so that it is ordered once; then its books by id, so that orders of
 * the same books wait for each other and never lock them crosswise. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Money;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const BUYER = <<<'SQL'
    SELECT c.c_discount, c.c_addr_id, a.addr_co_id
    FROM customer c JOIN address a ON a.addr_id = c.c_addr_id
    WHERE c.c_id = ?
    SQL;
const LOCK_CART = 'SELECT sc_id FROM shopping_cart WHERE sc_id = ? FOR UPDATE';
const LOCK_BOOKS = <<<'SQL'
    SELECT i.i_id, i.i_title, i.i_cost, l.scl_qty, i.i_stock
    FROM shopping_cart_line l FORCE INDEX (PRIMARY) STRAIGHT_JOIN item i ON i.i_id = l.scl_i_id
    WHERE l.scl_sc_id = ?
    ORDER BY l.scl_i_id
    FOR UPDATE
    SQL;
const INSERT_ORDER = <<<'SQL'
    INSERT INTO orders (o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type, o_ship_date,
      o_bill_addr_id, o_ship_addr_id, o_status)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'PENDING')
    SQL;
const INSERT_LINE = <<<'SQL'
    INSERT INTO order_line (ol_o_id, ol_id, ol_i_id, ol_qty, ol_cost, ol_discount, ol_comments)
    VALUES (?, ?, ?, ?, ?, ?, '')
    SQL;
const SET_STOCK = 'UPDATE item SET i_stock = ? WHERE i_id = ?';
const INSERT_PAYMENT = <<<'SQL'
    INSERT INTO cc_xacts (cx_o_id, cx_type, cx_num, cx_name, cx_expire, cx_auth_id, cx_xact_amt,
      cx_xact_date, cx_co_id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    SQL;
const EMPTY_CART = 'DELETE FROM shopping_cart_line WHERE scl_sc_id = ?';
const REMOVE_CART = 'DELETE FROM shopping_cart WHERE sc_id = ?';

/** What a customer wants to order. */
final readonly class Order
{
    /** @param ?Address $shipTo null for the customer's own */
    public function __construct(
        public int $customer,
        public int $cart,
        public Card $card,
        public string $shipping,
        public ?Address $shipTo,
        public Draw $draw,
    ) {
    }
}

/**
 * The books of a cart, locked.
 *
 * @return list<array<int, mixed>> id, title, price, quantity, stock
 */
function lockedBooks(Database $database, int $cart): array
{
    $database->one(LOCK_CART, $cart) ?? throw new Rejected(Rejection::NoSuchCart);
    $books = $database->all(LOCK_BOOKS, $cart);
    return $books === [] ? throw new Rejected(Rejection::CartEmpty) : $books;
}

/** @param array<int, mixed> $book */
function sell(Database $database, int $order, int $line, array $book, string $discount): void
{
    [$id, , $price, $quantity, $stock] = $book;
    $database->write(INSERT_LINE, $order, $line, $id, $quantity, $price, $discount);
    $database->change(SET_STOCK, Rules::stockAfter($stock, $quantity), $id);
}

/**
 * Orders.
 *
 * @return array{int, Amounts, list<array{int, string, int, int, int}>, string} number, totals, lines,
 *     authorization
 */
function order(Database $database, Order $order, string $now): array
{
    $today = substr($now, 0, 10);
    $order->card->check($today);
    [$discount, $address, $country] = $database->one(BUYER, $order->customer)
        ?? throw new Rejected(Rejection::NoSuchCustomer);
    $percent = (int) str_replace('.', '', $discount);
    $books = lockedBooks($database, $order->cart);
    $lines = array_map(
        static fn (array $book): array => [$book[0], $book[1], Money::cents($book[2]), $book[3], $percent],
        $books,
    );
    $totals = Amounts::of($lines, $percent);
    $id = $database->insert(
        INSERT_ORDER,
        $order->customer,
        $now,
        Money::text($totals->subTotal),
        Money::text($totals->tax),
        Money::text($totals->total),
        $order->shipping,
        Rules::shipDate($now, $order->draw),
        $address,
        $order->shipTo?->id($database) ?? $address,
    );
    foreach ($books as $i => $book) {
        sell($database, $id, $i + 1, $book, $discount);
    }
    $card = $order->card;
    $authorization = Rules::authorization($order->draw);
    $paid = [$card->type, $card->number, $card->holder, $card->expiry, $authorization, Money::text($totals->total)];
    $database->write(INSERT_PAYMENT, $id, ...$paid, ...[$today, $country]);
    $database->change(EMPTY_CART, $order->cart);
    $database->change(REMOVE_CART, $order->cart);
    return [$id, $totals, $lines, $authorization];
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $visit = Visit::of($request);
        $card = Card::of($request);
        $shipping = $request->oneOf('shipping', OrderFields::SHIPPING_TYPES);
        $shipTo = Address::isIn($request) ? Address::of($request) : null;
        $cart = $visit->cartId($site);
        [$customer] = $site->tickets->check($request->ticket(), Purpose::ORDER, $cart);
        $order = new Order($customer, $cart, $card, $shipping, $shipTo, Draw::any());
        [$id, $totals, $lines, $authorization] = $site->change(static fn (Database $database): array =>
            order($database, $order, $site->now()));
        $visit = new Visit($customer, '');
        return new Page(
            'Thank you for your order',
            "<p class=good role=status>Your order has the number $id. You paid with "
            . Amounts::payment($card->type, $card->number, $authorization) . '.</p>'
            . $totals->table($lines, $visit),
            carried: $visit->query(),
        );
    },
    isWrite: true,
    form: OrderFields::of(...),
);
