<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Form;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

/** Who visits, and with which cart. Every link and form says it. */
final readonly class Visit
{
    /**
     * @param int $customer 0 if that is not known
     * @param string $cart the ticket of the cart, hexadecimal; empty if there is none
     */
    public function __construct(public int $customer, public string $cart)
    {
    }

    /** The visit that a request belongs to. */
    public static function of(Parameters $request): self
    {
        return new self(
            $request->numberOr(0, 'customer', 1, Rules::MAX_INT),
            $request->has('cart') ? $request->ticket('cart') : '',
        );
    }

    /**
     * The number of the cart.
     *
     * @throws Rejected if there is none, or its ticket is not one of this site's carts
     */
    public function cartId(Site $site): int
    {
        try {
            return $site->tickets->check($this->cart, Purpose::CART)[0];
        } catch (Rejected) {
            throw new Rejected(Rejection::NoSuchCart);
        }
    }

    /** The visit as the query of a URL; empty if nothing is known. */
    public function query(): string
    {
        $customer = $this->customer === 0 ? '' : "customer=$this->customer";
        $cart = $this->cart === '' ? '' : "cart=$this->cart";
        return $customer . ($customer === '' || $cart === '' ? '' : '&') . $cart;
    }

    /** The same behind other parameters. */
    public function afterOthers(): string
    {
        $query = $this->query();
        return $query === '' ? '' : "&$query";
    }

    /** Hides the visit in a form. */
    public function hide(Form $form): Form
    {
        if ($this->customer !== 0) {
            $form->hidden('customer', $this->customer);
        }
        return $this->cart === '' ? $form : $form->hidden('cart', $this->cart);
    }
}
