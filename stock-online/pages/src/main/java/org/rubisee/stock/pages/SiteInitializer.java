package org.rubisee.stock.pages;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.util.Arrays;
import java.util.Set;
import org.rubisee.pages.SiteDeployment;
import org.rubisee.pages.small.SmallSite;
import org.rubisee.stock.model.Interaction;
import org.rubisee.stock.model.Rejection;
import org.rubisee.stock.model.UseCases;

/** Deploys Stock-OnLine when the WAR that carries this archive starts. */
public final class SiteInitializer implements ServletContainerInitializer {

  @Override
  public void onStartup(Set<Class<?>> noClasses, ServletContext context) {
    UseCases useCases = SiteDeployment.useCases(UseCases.class, context);
    new SmallSite("Stock-OnLine", StockForms.ENTRANCE, SiteInitializer.class)
        .deploy(
            context,
            Rejection.TICKET_INVALID,
            site ->
                Arrays.stream(Interaction.values())
                    .map(interaction -> new StockServlet(site, useCases, interaction))
                    .toList());
  }
}
