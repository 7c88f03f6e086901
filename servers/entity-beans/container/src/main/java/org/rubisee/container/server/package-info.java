/** The container inside a WildFly server: started with the application, bound to names, managed. */
package org.rubisee.container.server;
