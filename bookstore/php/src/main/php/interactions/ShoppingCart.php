<?php

/** ShoppingCart: changes a cart, in one transaction five or six statements, one for each line that changes, and
 * two for a cart that would be empty. The cart is locked first, so changes of one cart come one after the other. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const INSERT_CART = 'INSERT INTO shopping_cart (sc_time) VALUES (?)';
const TOUCH_CART = 'UPDATE shopping_cart SET sc_time = ? WHERE sc_id = ?';
const LINES = 'SELECT scl_i_id, scl_qty FROM shopping_cart_line WHERE scl_sc_id = ?';
const BOOK_EXISTS = 'SELECT i_id FROM item WHERE i_id = ?';
const FIRST_RELATED = 'SELECT i_related1 FROM item WHERE i_id = ?';
const INSERT_LINE = 'INSERT INTO shopping_cart_line (scl_sc_id, scl_i_id, scl_qty) VALUES (?, ?, ?)';
const UPDATE_LINE = 'UPDATE shopping_cart_line SET scl_qty = ? WHERE scl_sc_id = ? AND scl_i_id = ?';
const DELETE_LINE = 'DELETE FROM shopping_cart_line WHERE scl_sc_id = ? AND scl_i_id = ?';

/**
 * The copies of each book after one more of a book.
 *
 * @param array<int, int> $copies
 * @return array<int, int>
 */
function withAdded(Database $database, array $copies, int $book): array
{
    if ($book !== 0 && !isset($copies[$book])) {
        $database->one(BOOK_EXISTS, $book) ?? throw new Rejected(Rejection::NoSuchBook);
        if (count($copies) >= Rules::MAX_CART_LINES) {
            throw new Rejected(Rejection::CartFull);
        }
    }
    if ($book !== 0) {
        $copies[$book] = min(Rules::MAX_QUANTITY, ($copies[$book] ?? 0) + 1);
    }
    return $copies;
}

/**
 * The copies of each book with other quantities. Books that are not in the cart are left out.
 *
 * @param array<int, int> $copies
 * @param array<int, int> $quantities
 * @return array<int, int>
 */
function withQuantities(array $copies, array $quantities): array
{
    return array_filter(array_replace($copies, array_intersect_key($quantities, $copies)));
}

/**
 * Writes the lines that changed.
 *
 * @param array<int, int> $before
 * @param array<int, int> $after
 */
function write(Database $database, int $cart, array $before, array $after): void
{
    ksort($before);
    ksort($after);
    foreach (array_keys(array_diff_key($before, $after)) as $gone) {
        $database->change(DELETE_LINE, $cart, $gone);
    }
    foreach ($after as $book => $quantity) {
        if (!isset($before[$book])) {
            $database->write(INSERT_LINE, $cart, $book, $quantity);
        } elseif ($before[$book] !== $quantity) {
            $database->change(UPDATE_LINE, $quantity, $cart, $book);
        }
    }
}

/**
 * Changes a cart.
 *
 * @param int $id 0 for a new one
 * @param int $added a book of which one more copy is wanted, 0 for none
 * @param array<int, int> $quantities
 * @return array{int, list<array<int, mixed>>} its number and its lines
 */
function change(Database $database, string $now, int $id, int $added, array $quantities, Draw $draw): array
{
    $before = [];
    if ($id === 0) {
        $id = $database->insert(INSERT_CART, $now);
    } else {
        if ($database->write(TOUCH_CART, $now, $id) === 0) {
            throw new Rejected(Rejection::NoSuchCart);
        }
        $before = array_column($database->all(LINES, $id), 1, 0);
    }
    $after = withQuantities(withAdded($database, $before, $added), $quantities);
    if ($after === []) {
        $random = $draw->another()->book(Books::count($database));
        $after = [$database->one(FIRST_RELATED, $random)[0] => 1];
    }
    write($database, $id, $before, $after);
    return [$id, Cart::filled($database, $id)];
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $visit = Visit::of($request);
        $id = $visit->cart === '' ? 0 : $visit->cartId($site);
        $added = $request->numberOr(0, 'book', 1, Rules::MAX_INT);
        $quantities = CartFields::read($request);
        $draw = Draw::any();
        [$id, $lines, $promotions] = $site->change(static fn (Database $database): array => [
            ...change($database, $site->now(), $id, $added, $quantities, $draw),
            Books::promotions($database, $draw),
        ]);
        $visit = new Visit($visit->customer, $site->tickets->issue($id, Purpose::CART));
        return new Page(
            'Shopping cart',
            CartFields::html($lines, $visit) . '<p>Together '
            . Html::price(Amounts::of(Cart::priced($lines), 0)->subTotal)
            . ', without your discount, tax and shipping.</p><p class=act>' . Links::checkOut($visit) . '</p>'
            . Books::recommended($promotions, $visit),
            carried: $visit->query(),
        );
    },
    isWrite: true,
    mostParameters: CartFields::MOST_PARAMETERS,
);
