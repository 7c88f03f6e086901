package org.rubisee.bookstore.jpaweb;

import org.rubisee.bookstore.contract.BookstoreContract;

/** jpa keeps the contract of all implementations. */
class JpaIT extends BookstoreContract {}
