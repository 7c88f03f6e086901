package org.rubisee.bookstore.php;

import org.rubisee.bookstore.contract.BookstoreContract;

/** PHP keeps the contract of all implementations of the bookstore. */
class PhpIT extends BookstoreContract {}
