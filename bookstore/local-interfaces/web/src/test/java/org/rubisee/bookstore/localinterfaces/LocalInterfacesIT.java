package org.rubisee.bookstore.localinterfaces;

import org.rubisee.bookstore.contract.BookstoreContract;

/** local-interfaces keeps the contract of all implementations of the bookstore. */
class LocalInterfacesIT extends BookstoreContract {}
