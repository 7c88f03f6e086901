/**
 * The contract that every implementation of the bookstore must keep, as a test suite on real
 * servers and a real database.
 *
 * <p>An implementation inherits it with one class, {@code class MyImplementationIT extends
 * BookstoreContract {}}, run after its archives are packaged. The suite looks at the site as a
 * browser would, and at the rows behind it.
 *
 * <p>The tests are here, a class for each theme. What they are written with is in the packages
 * below, which do not know them.
 */
package org.rubisee.bookstore.contract;
